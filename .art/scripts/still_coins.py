"""STILL - our coins on the canvas: a stack, one on its edge."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-coins'


def build():
    from coin import struck
    reset(); size(); R = .032
    first = struck(); first.scale = (R,) * 3
    def copy(loc, turn):
        root = link(bpy.data.objects.new('root', None))
        for o in list(first.children):
            c = o.copy(); link(c); c.parent = root
        root.scale = (R,) * 3; root.location = loc; root.rotation_euler = turn
    r = random.Random(5); t = .0092
    for sx, sy, k in ((.158, .05, 7), (.232, .075, 4), (.092, .118, 10)):
        for i in range(k): copy((sx + r.uniform(-.0016, .0016), sy + r.uniform(-.0016, .0016), t * (i + .5)), (0, 0, r.uniform(0, 6)))
    copy((.215, -.012, .0046), (0, 0, .5)); copy((.018, .035, .0046), (0, 0, 2.2))
    copy((.268, .008, .0085), (.20, -.16, 1.0))
    first.location = (.118, -.038, R * .985)
    first.rotation_euler = (Matrix.Rotation(math.radians(-24), 3, 'Z') @ Matrix.Rotation(math.radians(84), 3, 'X')).to_euler()
    bpy.ops.mesh.primitive_plane_add(size=12, location=(0, 4, 0)); bpy.context.object.data.materials.append(mat('cloth', (.030, .031, .038), .42, spec=.5, bump=(900, .25, .0004, 2), rough_noise=(9, .34, .55)))
    x, z = .13, .03
    spot((2.4, 5.2, 3.4), (x, 0, z), lin('FFCB70'), 1200, 24, .6, .2)
    area((.60, .10, .30), (x, 0, z), lin('FFC056'), 4.2, .10, .40)
    area((-.30, .10, .26), (x, 0, z), TEAL, .8, .08, .35)
    area((.10, .05, .55), (x, 0, z), lin('FFD790'), 1.9, .5, .1)
    area((.30, -.40, .03), (x, 0, z), EMBER, .10, .2, .1)
    area((-.05, -.75, .22), (x, 0, z), lin('FFD790'), .75, .6, .2)
    area((.3, 2.4, 2.6), (.3, 1.2, 0), lin('FFB44E'), 28, 1.6, spread=100)
    camera((-.005, -.40, .088), (.043, .06, .040), lens=50, focus=(.115, -.045, .04), fstop=5.0)
    finish(NAME, bounces=4)


def post():
    ring_night(NAME, seed=16, crowd=200, rows_z=(-.5, 10), scale=1.0, front=lambda cam, img: motes(cam, img, (-.1, -.2, .0), (.4, .4, .2), power=.4))


main(build, post)
